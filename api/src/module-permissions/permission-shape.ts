import { ROLES } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES } from '@vitral/contracts/languages';
import {
  isOwnPermission,
  MODULE_PERMISSION_LIMITS as LIMITS,
  type PermissionDeclaration,
} from '@vitral/contracts/module-permissions';
import { type Fields, isRecord, isText, shape, wrongFieldOf } from '../platform/validation/shapes.ts';

const PERMISSION: Fields = {
  name: isText(LIMITS.name),
  role: (value) => ROLES.some((role) => role === value),
  title: shape(Object.fromEntries(CONSOLE_LANGUAGES.map((language) => [language, isText(LIMITS.title)]))),
};

/** Returns the path of the first invalid field in the `permissions` of a descriptor, such as `[0].name`; null if there is none. */
export function wrongPermission(module: unknown, value: unknown): string | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length > LIMITS.permissions) return '';
  for (const [index, declared] of value.entries()) {
    const wrong = wrongDeclaration(module, declared, value.slice(0, index));
    if (wrong !== null) return `[${index}].${wrong}`;
  }
  return null;
}

function wrongDeclaration(module: unknown, value: unknown, others: PermissionDeclaration[]): string | null {
  const unknown = isRecord(value) && Object.keys(value).find((name) => !Object.hasOwn(PERMISSION, name));
  const wrong = wrongFieldOf(value, PERMISSION) ?? (unknown || null);
  if (wrong !== null) return wrong;
  const { name } = value as PermissionDeclaration;
  const isTwice = others.some((other) => other.name === name);
  return isTwice || !isOwnPermission(String(module), name) ? 'name' : null;
}
