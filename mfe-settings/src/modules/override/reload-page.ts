/** Reloads the page, since the override is part of its boot block. */
export const reloadPage = () => window.location.reload();
