/** Options and exit codes, as `--help` shows them. */
export const OPTIONS_TEXT = `  --to URL            the site, such as https://example.org
  --version 1.4.0     the version of the release; else the one in the module's package.json
  --next              the next free version after those that the site knows
  --activate          activate it for every visitor; promotes it when it is the candidate
  --share 10          make it the candidate for 10 percent of the visitors (1 to 99)
  --preview pr-17     show it in this preview only, to people with its link, which is printed
  --days 7            the days from now until the preview ends (1 to 30); a new one ends after 7
  --end-preview pr-17 build nothing: take the module out of this preview, which ends with its last module
  --json              print the result as JSON, and the steps on standard error
  --dry-run           build, pack and compare; change nothing on the site
  --rollback          build nothing: activate the previous release again
  --withdraw          build nothing: withdraw the candidate, if it is one of this module
  --token-file FILE   a file with the token and nothing else
  --sign FILE         sign the release with this private key, or with the one in MODULE_SIGNING_KEY
  --insecure          allow http:// to another machine, where the network can read along
  --help              this text

With "keygen FILE" in place of all that, it makes a signing key, and prints the public key to register at /admin/modules.

Authentication: a token in VITRAL_MODULE_TOKEN or --token-file (create one at /admin/modules on the site). Without either, the
command asks for username and password on the terminal; that session ends with the command.

Exit code: 0 done, 1 refused by the site or its checks, 2 wrong usage, 3 the build failed, 4 the site was not reached,
130 interrupted.`;
