export { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts';
export { permissionsOf, useCurrentUser, useSession, type Session } from './session-context.ts';
export { SessionProvider, useLogin, type SessionProviderProps } from './session-provider.tsx';
export { SiteProvider, useSite, type Site } from './site-context.tsx';
