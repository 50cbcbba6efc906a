import './base.css';

/** Webpack Federation needs an asynchronous border before the first shared library is used. */
void import('./bootstrap.ts').then(({ bootstrap }) => bootstrap());
