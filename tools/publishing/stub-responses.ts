export const MODULE = 'mfe-people';

export const set = (version: string, id = `set-${version}`) => ({
  id,
  releases: [{ id: version, name: MODULE, version }],
});
export const channel = (version: string, candidate: object | null = null) => ({
  body: { active: set(version), candidate, version: 3 },
});
export const candidate = (version: string, share: number) => ({
  share,
  set: set(version),
  release: { id: version, name: MODULE, version },
});
export const refusal = (status: number, code: string, params = {}) => ({
  status,
  body: { code, message: code, params, requestId: 'r' },
});
