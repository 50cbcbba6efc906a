import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow, AllowPublisher } from '../access/access.ts';
import { AppError } from '../errors/app-error.ts';
import { htmlHeaders } from '../http/html-headers.ts';
import { trustedTypesScript } from '../http/trusted-types-script.ts';
import { OpenApiService } from './openapi.service.ts';

/** Resolves Swagger UI in the version that @nestjs/swagger depends on. */
const swagger = createRequire(createRequire(import.meta.url).resolve('@nestjs/swagger'));
const ASSETS = dirname(swagger.resolve('swagger-ui-dist/package.json'));
const SERVED = ['swagger-ui.css', 'swagger-ui-bundle.js'];

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // Swagger UI writes style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
];

/** Serves the documentation of the API, to read and to try out. */
@ApiExcludeController()
@Controller('api/docs')
export class OpenApiController {
  constructor(private readonly openApi: OpenApiService) {}

  @Allow('openapi.read')
  @Get()
  page(@Res({ passthrough: true }) response: Response): string {
    response.set(htmlHeaders(POLICY, { trustedTypes: 'default' }));
    return OPENAPI_PAGE;
  }

  /** Teams generate the types of a site with their module token. docs/adr/103. */
  @AllowPublisher('read')
  @Get('openapi.json')
  document() {
    return this.openApi.document();
  }

  @Allow('openapi.read')
  @Get('start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  script(): string {
    return OPENAPI_SCRIPT;
  }

  /** Creates the policy for the markup that Swagger UI inserts. */
  @Allow('openapi.read')
  @Get('trusted-types.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  policyScript(): string {
    return trustedTypesScript({ isRendered: false });
  }

  @Allow('openapi.read')
  @Get(':asset')
  asset(@Param('asset') asset: string, @Res() response: Response): void {
    if (!SERVED.includes(asset)) throw new AppError('request.not-found');
    response.sendFile(asset, { root: ASSETS });
  }
}

const OPENAPI_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API · Vitral</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="docs"></div>
<script src="/api/docs/trusted-types.js"></script>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

/**
 * Starts Swagger UI. Readers are logged in already, and scripts cannot set cookies, so its dialog for credentials asks for a token
 * only, which is not stored. A request with a token is sent as the token, not as the reader.
 */
const OPENAPI_SCRIPT = `const isToken = (definitions) => definitions.filter((definition) => definition.has('bearer'));
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  persistAuthorization: false,
  plugins: [() => ({
    statePlugins: { auth: { wrapSelectors: {
      definitionsToAuthorize: (select) => (state) => isToken(select(state)),
      definitionsForRequirements: (select) => (state, requirements) => isToken(select(state, requirements)),
    } } },
  })],
});
`;
