import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { declaredRoutes } from '../src/platform/access/route-table.ts';
import { describeApi } from './fuzz/operations.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('OpenAPI document', () => {
  it('describes every route and its permissions to admins', async () => {
    const { body } = await api.as('admin').get('/docs/openapi.json').expect(200);
    expect(body.paths['/api/testimonials/{id}'].put).toMatchObject({
      description: 'Access: testimonials.write. Access tokens: testimonials.write',
      security: [{ cookie: [] }, { bearer: [] }],
    });
    expect(body.paths['/api/testimonials'].get.security).toEqual([{}, { bearer: [] }]);
    expect(body.paths['/api/admin/users'].get.security).toEqual([{ cookie: [] }]);
    expect(body.paths['/api/embeds'].get.description).toBe('Access: public. Access tokens: embeds.read');
    expect(body.paths['/api/contact'].post).not.toHaveProperty('security');
  });

  it('declares which routes accept an Idempotency-Key', async () => {
    const { body } = await api.as('admin').get('/docs/openapi.json').expect(200);
    const takesKey = (path: string, method: string) =>
      body.paths[path][method].parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key');
    expect(takesKey('/api/testimonials', 'post')).toBe(true);
    expect(takesKey('/api/testimonials/{id}', 'delete')).toBe(true);
    expect(takesKey('/api/contact', 'post')).toBe(true);
    expect(takesKey('/api/content', 'post')).toBe(true);
    expect(takesKey('/api/testimonials', 'get')).toBe(false);
    expect(takesKey('/api/auth/login', 'post')).toBe(false);
  });

  it('describes the translations of texts', async () => {
    const { body } = await api.as('admin').get('/docs/openapi.json').expect(200);
    const { TeamMemberDto, ZoomMeetingDto } = body.components.schemas;
    const text = { type: 'string', nullable: true };
    expect(TeamMemberDto.properties).toMatchObject({ titleEn: text, titleFr: text, bioFr: text });
    expect(ZoomMeetingDto.properties).toMatchObject({ titleFr: text, descriptionFr: text });
    expect(TeamMemberDto.required ?? []).not.toContain('titleFr');
  });

  it('describes the purpose and responses of every route', async () => {
    const { paths } = await describeApi(api);
    const lacking = declaredRoutes(api.application.get(ModulesContainer)).filter(({ method, path }) => {
      const item = paths[path.replace('*path', ':path').replace(/:(\w+)/g, '{$1}')];
      const operation = item?.[method.toLowerCase() as 'get'];
      return !path.startsWith('/api/docs') && !(operation?.summary && hasAnswer(operation.responses));
    });
    expect(lacking.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  /** Checks that responses have a schema, except those whose status excludes a body. */
  function hasAnswer(responses: Record<string, unknown>): boolean {
    const successes = Object.entries(responses).filter(([status]) => /^[23]/.test(status));
    return (
      successes.length > 0 &&
      successes.every(([status, response]) => {
        const { content } = response as { content?: Record<string, { schema?: object }> };
        if (!content) return /^(202|204|3..)$/.test(status);
        return Object.values(content).every(({ schema }) => schema && !isBare(schema));
      })
    );
  }

  /** Matches the schemas that Swagger writes for unknown types. */
  const isBare = (schema: object) => ['{}', '{"type":"object"}'].includes(JSON.stringify(schema));

  it('shows the description on a page that loads only scripts of the site', async () => {
    const { text, headers } = await api.as('admin').get('/docs').expect(200);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(text).not.toMatch(/<script>/);
    for (const [, url = ''] of text.matchAll(/(?:src|href)="\/api(\/docs\/[^"]+)"/g)) {
      await api.as('admin').get(url).expect(200);
    }
    await api.as('admin').get('/docs/package.json').expect(404);
  });
});
