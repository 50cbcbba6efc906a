import '@testing-library/jest-dom';

export { act, render, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
export { FakeStream } from './fake-stream.ts';
export { userWithRole } from './people.ts';
export { renderPage, type PageOptions, type PageRenderResult } from './render-page.tsx';
export {
  jsonResponse,
  failure,
  stubApi,
  type StubbedResponse,
  type StubbedResponses,
  type ApiCall,
  type UploadCall,
} from './stub-api.ts';
