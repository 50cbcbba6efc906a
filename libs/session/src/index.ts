export { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts';
export { useCurrentUser, useSession, type Session } from './session-context.ts';
export { SessionProvider, type SessionProviderProps } from './session-provider.tsx';
export { useLogin } from './use-login.ts';
