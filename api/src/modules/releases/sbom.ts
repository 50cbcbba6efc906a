import { SIGNATURE_LIMITS } from '@vitral/contracts/release-signatures';
import { type Fields, isRecord, isText, optional, wrongFieldOf } from '../../platform/validation/shapes.ts';

export interface SbomPackage {
  name: string;
  version: string;
  /** First part of the name, such as `@mui`; empty or absent without one. */
  group?: string;
}

/** The parts of a CycloneDX document that the server reads. */
export interface Sbom {
  components: SbomPackage[];
}

const { text, packages } = SIGNATURE_LIMITS;
const isOptionalText = optional((value) => typeof value === 'string' && value.length <= text);

const DOCUMENT: Fields = {
  bomFormat: (value) => value === 'CycloneDX',
  specVersion: (value) => value === '1.6',
  components: (value) => Array.isArray(value) && value.length <= packages,
};

const COMPONENT: Fields = {
  type: isText(60),
  name: isText(text),
  version: isText(text),
  group: isOptionalText,
  purl: isOptionalText,
};

/** Returns the first field of a CycloneDX document that is invalid, such as `components[2].version`; null if all are valid. */
export function wrongSbomField(value: unknown): string | null {
  const field = wrongFieldOf(value, DOCUMENT);
  if (field !== null || !isRecord(value)) return field || 'document';
  for (const [index, component] of (value['components'] as unknown[]).entries()) {
    const wrong = wrongFieldOf(component, COMPONENT);
    if (wrong !== null) return `components[${index}].${wrong}`;
  }
  return null;
}

/** Returns the full name of a package: `@mui/material`. */
export const nameOfPackage = ({ group, name }: SbomPackage): string => (group ? `${group}/${name}` : name);
