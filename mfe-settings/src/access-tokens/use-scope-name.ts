import type { TokenScope } from '@vitral/sdk/contracts/access-tokens';
import { useTranslation } from '@vitral/sdk/i18n';

/** Returns a function for the name of a scope: "Read: Library" for `content.read`. */
export function useScopeName(): (scope: TokenScope) => string {
  const { t } = useTranslation('mfe-settings');
  return (scope) => {
    const [noun, verb] = scope.split('.');
    return t(`access-tokens.${verb}Of`, { noun: t(`access-tokens.nouns.${noun}`) });
  };
}
