export const USAGE = `Publishes one module of this checkout to a running site.

  npm run publish:module -- mfe-people --to https://example.org [options]

  --to URL            the site, such as https://example.org
  --version 1.4.0     the version of the release; else the one in the module's package.json
  --next              the next free version after those that the site knows
  --activate          activate it for every visitor; promotes it when it is the candidate
  --share 10          make it the candidate for 10 percent of the visitors (1 to 99)
  --dry-run           build, pack and compare; change nothing on the site
  --rollback          build nothing: activate the previous release again
  --withdraw          build nothing: withdraw the candidate, if it is one of this module
  --token-file FILE   a file with the token and nothing else
  --insecure          allow http:// to another machine, where the network can read along
  --help              this text

Authentication: a token in VITRAL_MODULE_TOKEN or --token-file (create one at /admin/modules on the site). Without either, the
command asks for username and password on the terminal; that session ends with the command.

Exit code: 0 done, 1 refused by the site or its checks, 2 wrong usage, 3 the build failed, 4 the site was not reached,
130 interrupted.`;
