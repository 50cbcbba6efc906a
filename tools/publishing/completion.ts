import type { Command } from './commands/command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Returns the script that completes commands, options, names of files and the words of a command in a shell. */
export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](commands);
}

const optionsOf = ({ options }: Command) => Object.entries(options);
const flagsOf = (command: Command) => optionsOf(command).map(([name]) => `--${name}`);
const filesOf = (command: Command) =>
  optionsOf(command).flatMap(([name, { isFile }]) => (isFile ? [`--${name}`] : []));
const valuedOf = (command: Command) =>
  optionsOf(command).flatMap(([name, { type, isFile }]) =>
    type === 'string' && !isFile ? [`--${name}`] : [],
  );

const unique = (words: string[]) => [...new Set(words)].sort();
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bashScript(commands: readonly Command[]) {
  const files = unique(commands.flatMap(filesOf)).join('|');
  const valued = unique(commands.flatMap(valuedOf)).join('|');
  const cases = commands.map(
    (command) =>
      `    ${command.name}) words="${[...(command.choices ?? []), ...flagsOf(command)].join(' ')}" ;;`,
  );
  return `# Completion of vitral for bash. Add to ~/.bashrc: eval "$(vitral completion bash)"
_vitral() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
  COMPREPLY=()
  case "$previous" in
    ${files}) COMPREPLY=($(compgen -f -- "$current")); return ;;
    ${valued}) return ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _vitral vitral`;
}

function zshScript(commands: readonly Command[]) {
  const escaped = (text: string) => text.replace(/[[\]:\\]/g, '\\$&');
  const names = commands.map(({ name, summary }) => `    ${quoted(`${name}:${escaped(summary)}`)}`);
  const cases = commands.map((command) => {
    const specs = optionsOf(command).map(([name, { type, value = 'value', text, isFile }]) => {
      const action = type === 'string' ? `:${escaped(value)}:${isFile ? '_files' : ''}` : '';
      return quoted(`--${name}[${escaped(text)}]${action}`);
    });
    const first = command.choices ? [quoted(`1:word:(${command.choices.join(' ')})`)] : [];
    return `    ${command.name}) _arguments ${[...first, ...specs].join(' ')} ;;`;
  });
  return `#compdef vitral
# Completion of vitral for zsh. Add to ~/.zshrc after compinit: eval "$(vitral completion zsh)"
_vitral() {
  local -a commands
  commands=(
${names.join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local name="\${words[2]}"
  shift words
  (( CURRENT-- ))
  case "$name" in
${cases.join('\n')}
  esac
}
compdef _vitral vitral`;
}

function fishScript(commands: readonly Command[]) {
  const lines = commands.flatMap((command) => {
    const { name, summary, choices } = command;
    const within = `-n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c vitral -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(choices ? [`complete -c vitral ${within} -f -a ${quoted(choices.join(' '))}`] : []),
      ...optionsOf(command).map(([option, { type, text, isFile }]) => {
        const takes = type === 'string' ? (isFile ? ' -r -F' : ' -x') : ' -f';
        return `complete -c vitral ${within} -l ${option}${takes} -d ${quoted(text)}`;
      }),
    ];
  });
  return `# Completion of vitral for fish. Write to ~/.config/fish/completions/vitral.fish
${lines.join('\n')}`;
}
