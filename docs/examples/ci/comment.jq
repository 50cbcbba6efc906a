# Makes the comment of a merge request from the JSON that `publish:module --preview --json` prints. Its first line finds the previous comment.
def kilobytes: if . == null then "?" else "\(. / 100 | round / 10) kB" end;
def change: if . == null then "?" else (if . > 0 then "+" else "" end) + kilobytes end;
def row($name; $weight): "| \($name) | \($weight.before | kilobytes) | \($weight.after | kilobytes) | \(
  if $weight.before == null or $weight.after == null then null else $weight.after - $weight.before end | change) |";

"<!-- preview of \(.module) -->",
"**[Preview of \(.module) \(.version)](\(.link))** until \(.endsAt)",
"",
"| weight | active | preview | difference |",
"| --- | ---: | ---: | ---: |",
row("scripts"; .weight.scripts),
row("styles"; .weight.styles),
row("other files"; .weight.other),
row("**all**"; .bytes)
