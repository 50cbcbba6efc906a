/** The boot block of a page stays as it was sent: a change of it needs the page anew. */
export const reloadPage = () => window.location.reload();
