import '@testing-library/jest-dom';

export { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
export { userWithRole } from './people.ts';
export { renderPage, type PageOptions, type RenderedPage } from './render-page.tsx';
export {
  answer,
  failure,
  stubApi,
  type Answer,
  type Answers,
  type ApiCall,
  type UploadCall,
} from './stub-api.ts';
