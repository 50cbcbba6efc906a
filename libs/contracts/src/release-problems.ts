/**
 * Reasons why a release is refused and how to fix them: code → English message with {params}. The console has
 * translations under `modules.problem.<code>`.
 */
export const RELEASE_PROBLEMS = {
  'archive-unreadable': 'The archive cannot be read. Upload the archive that npm run publish:module creates.',
  'archive-entry':
    '{file} is not a regular file with a simple name. A release contains only files, no folders.',
  'archive-too-large':
    'The release is larger than {limit} bytes or has more than {files} files. Make it smaller.',
  'file-too-large': '{file} is larger than {limit} bytes. Make it smaller.',
  'descriptor-missing': 'module.json is missing or cannot be read. Build with defineRemoteBuild().',
  'descriptor-invalid': 'The value of {field} in module.json is invalid. Build with defineRemoteBuild().',
  'wrong-module':
    'The release contains {found}, but was uploaded for {module}. Upload it for the module that was built.',
  'file-missing':
    '{file} is listed in module.json but missing from the release. Build again and upload all of dist.',
  'file-altered': '{file} does not match its hash in module.json. Build again and upload all of dist.',
  'file-unlisted': '{file} has no hash in module.json, so browsers would not run it. Build again.',
  'compressed-differs': '{file} does not decompress to its original file. Build again.',
  'contract-unsupported':
    'The release uses contract {contract}, but the site supports {supported}. Build it from a revision with a supported contract.',
  'shared-missing':
    '{module} needs {library}, which the shell does not provide. First publish a shell that provides it.',
  'shared-range':
    '{module} needs {library} {range}, but the shell provides {version}. Build the module with the versions of the shell, or publish the shell first.',
  'address-taken': '{module} and {other} both define {path}. Choose another path.',
  'address-invalid': '{path} is reserved or not a console path. Choose a path such as /admin/events.',
  'navigation-taken': '{module} and {other} both have the sidebar entry {title}. Choose another title.',
  'permission-unknown':
    '{path} requires the permission {permission}, which does not exist. Add it to the API first, or use an existing one.',
  'permission-lowered':
    '{path} requires {permission} instead of {before}. Only an admin can activate a release that opens a page to more people.',
  'collection-field-removed':
    '{collection} lacks the field {field}, which stored documents have. Keep it, or name it in renames. To go back to an earlier release, use the rollback.',
  'collection-field-required':
    '{collection} requires the field {field}, which stored documents may lack. Give it a default, or make it optional.',
  'collection-field-narrower':
    '{collection} allows less in {field} than before ({keyword}), so stored documents may not fit. Keep the former rule, or add another field.',
  'collection-opened':
    '{collection} would open to more people than before. Only an admin can activate such a release.',
  'slot-address-unknown':
    'The contribution {name} opens {path}, which is not a page of {module}. Link a page that its module.json lists.',
  'slot-noun-unknown':
    'The contribution {name} belongs to items of {noun}, which the site does not have. Use a noun of its console.',
  'public-block-collection-unknown':
    'The public block {name} shows the collection {collection}, which {module} does not declare. Name one of its collections.',
  'public-block-collection-closed':
    'The public block {name} shows the collection {collection}, which visitors may not read. Make the collection public, or remove the block.',
  'public-block-field-unknown':
    'The public block {name} shows the field {field}, which the collection {collection} does not have. Name a field of its schema.',
  'public-block-field-unfit':
    'The public block {name} shows the field {field} as its {part}, but the field is something else. A title or text is a string, or an object with a string for each language. A date has the format date or date-time. A link has the format uri.',
  'public-block-sort-unknown':
    'The public block {name} is sorted by {field}, which is no indexed field of the collection {collection}. Add it to indexes, or sort by createdAt or updatedAt.',
  'call-missing':
    '{module} calls {call}, which the site does not have. Generate its types again (npm run types), adapt the module and build it.',
  'call-field-gone':
    '{call} no longer responds with {field}, which {module} was built with. Generate its types again (npm run types), adapt the module and build it.',
  'call-field-unsure':
    '{call} may now respond without a value for {field}, which {module} always expects. Generate its types again (npm run types), adapt the module and build it.',
  'call-response-type':
    '{call} responds with {found} for {field}, but {module} expects {expected}. Generate its types again (npm run types), adapt the module and build it.',
  'call-request-type':
    '{call} accepts {found} for {field}, but {module} sends {expected}. Generate its types again (npm run types), adapt the module and build it.',
  'call-field-required':
    '{call} now requires {field}, which {module} may not send. Generate its types again (npm run types), adapt the module and build it.',
  'call-field-refused':
    '{call} no longer accepts {field}, which {module} may send. Generate its types again (npm run types), adapt the module and build it.',
  'call-value-refused':
    '{call} no longer accepts {value} as {field}, which {module} may send. Generate its types again (npm run types), adapt the module and build it.',
  'call-null-refused':
    '{call} no longer accepts an empty {field} (null), which {module} may send. Generate its types again (npm run types), adapt the module and build it.',
  'texts-missing':
    'texts.json is missing, so the languages cannot be compared. Build with defineRemoteBuild().',
  'text-untranslated': 'The text {key} is missing in {language}. Add it to {language}.json.',
  'title-untranslated': 'The page {path} has no title in {language}. Add it to src/module.json.',
  'page-too-heavy':
    'The scripts of {page} take {bytes} bytes; {limit} are allowed. Load fewer scripts initially.',
  'module-too-heavy': 'The scripts of {module} take {bytes} bytes; {limit} are allowed.',
  'landing-too-heavy':
    'The landing page’s scripts, in shell and mfe-public together, take {bytes} bytes; {limit} are allowed.',
  'grant-missing':
    '{module} asks for something that no admin has granted: {asks}. An admin grants it when activating the release in the console.',
  'module-absent': '{module} would be missing from the set. Publish it first.',
  'signature-missing':
    'The site accepts signed releases only, and {module} {version} is not signed. Publish it with --sign.',
  'signature-unreadable':
    'The signature cannot be read. Sign with npm run publish:module -- --sign, which writes a DSSE envelope.',
  'signature-key-unknown':
    'The site does not know the signing key {fingerprint}. An admin registers public keys at /admin/modules.',
  'signature-key-revoked':
    'The signing key of {signer} ({fingerprint}) was revoked: {reason}. Sign with another key and publish again.',
  'signature-key-expired':
    'The signing key of {signer} ({fingerprint}) expired on {date}. Register a new key and sign with it.',
  'signature-key-module':
    'The signing key of {signer} ({fingerprint}) may not sign {module}. An admin registers a key for this module.',
  'signature-wrong':
    'The signature does not belong to the key of {signer} ({fingerprint}). Sign the release again.',
  'signature-other-release':
    'The signature is for {found}, not for {release}. Sign the release that is published.',
  'signature-file-changed':
    '{file} is not the file that was signed. Build again, then sign and publish in one step.',
  'sbom-missing':
    'The list of packages (sbom.cdx.json) is missing, and the site requires it. Build with defineRemoteBuild().',
  'sbom-invalid':
    'The list of packages (sbom.cdx.json) is not a CycloneDX 1.6 document: {field} is invalid. Build again.',
  'package-bad': 'The release contains {name} {version}, a known bad package: {reason}',
  'package-list-unreadable':
    'The site cannot read its list of known bad packages. Its operator checks the file of BAD_PACKAGES_FILE.',
  'render-failed': 'The page {page} could not be rendered in {language} on the server: {detail}',
  'load-failed': '{module} did not start during the trial: {detail}',
  'page-failed': 'The page {page} of {module} could not be loaded during the trial: {detail}',
  'slot-failed': 'The component {name} of {module} could not be loaded during the trial: {detail}',
  'trial-timeout': 'The trial of {module} timed out. Check what the module waits for when it starts.',
} as const;
export type ReleaseProblemCode = keyof typeof RELEASE_PROBLEMS;

export interface ReleaseProblem {
  code: ReleaseProblemCode;
  params: Record<string, string | number>;
}

/** Returns the English message of a problem. */
export function releaseProblemText({ code, params }: ReleaseProblem): string {
  return RELEASE_PROBLEMS[code].replace(/\{(\w+)\}/g, (mark, name: string) => String(params[name] ?? mark));
}
