/** The URLs that an administrator registers at a provider. Each provider has its own, so that none can answer for another. */
export const redirectPath = (id: string) => `/api/auth/login/providers/${id}/callback`;

export const logoutPath = (id: string) => `/api/auth/providers/${id}/logout`;
