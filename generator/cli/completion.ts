// `wirepact completion`: scripts that complete commands, options and their values in a shell. They are made from the table that help shows.

import { Argument, type Command } from "commander";
import type { AddCommand } from "./command.js";

const shells = ["bash", "zsh", "fish"] as const;

type Shell = (typeof shells)[number];

/** Adds the command. */
export const addCompletionCommand: AddCommand = (program, { terminal }) => {
  program
    .command("completion")
    .description("print a script that completes commands and options in a shell")
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .addHelpText(
      "after",
      '\nTo use it:\n  bash  eval "$(npx wirepact completion bash)" in ~/.bashrc\n  zsh   eval "$(npx wirepact completion zsh)" in ~/.zshrc, after compinit\n  fish  npx wirepact completion fish | source in ~/.config/fish/config.fish\n\nIt completes `wirepact` where that is a command: after `npm install --global`, or with `node_modules/.bin` in PATH.',
    )
    .action((shell: Shell) => terminal.printRaw(scripts[shell](completedCommands(program)), ""));
};

/** A word that can be typed, with what it is for. */
interface Word {
  readonly word: string;
  readonly description: string;
}

interface CompletedOption extends Word {
  /** Other spellings, such as `-p`. */
  readonly short?: string | undefined;
  readonly takesValue: boolean;
  readonly values: readonly string[];
}

/** A command, or the program itself if its path is empty. */
interface CompletedCommand extends Word {
  /** The words before its options, such as `store import`. */
  readonly path: readonly string[];
  readonly commands: readonly Word[];
  readonly options: readonly CompletedOption[];
  /** The values of its arguments; files if there are none. */
  readonly values: readonly string[];
}

function completedCommands(program: Command, path: readonly string[] = []): readonly CompletedCommand[] {
  const helper = program.createHelp();
  const commands = helper.visibleCommands(program);
  const own: CompletedCommand = {
    path,
    word: program.name(),
    description: program.description(),
    commands: commands.map((command) => ({ word: command.name(), description: command.description() })),
    options: helper.visibleOptions(program).map((option) => ({
      word: option.long ?? option.flags,
      short: option.short,
      description: option.description,
      takesValue: option.required || option.optional,
      values: option.argChoices ?? [],
    })),
    values:
      program.name() === "help"
        ? (program.parent?.commands.map((command) => command.name()) ?? [])
        : program.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  };
  return [own, ...commands.flatMap((command) => completedCommands(command, [...path, command.name()]))];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The options with values, each with the words of its command in front. */
const valuedOptions = (commands: readonly CompletedCommand[]): readonly (readonly [place: string, values: readonly string[]])[] =>
  commands.flatMap(({ path, options }) =>
    options
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ word, short, values }) =>
        [word, ...(short === undefined ? [] : [short])].map((name) => [[...path, name].join(" "), values] as const),
      ),
  );

/** The words that can follow a command: commands, or values of arguments. */
const following = ({ commands, values }: CompletedCommand): readonly string[] => [...commands.map(({ word }) => word), ...values];

/** The lines in which bash and zsh find the command that is being typed. */
const findCommand = (commands: readonly CompletedCommand[], words: string): string => `  local command="" word
  for word in ${words}; do
    case "$command $word" in
${commands
  .filter(({ path }) => path.length > 0)
  .map(({ path }) => `      ${quoted(path.length === 1 ? ` ${path[0]}` : path.join(" "))}) command=${quoted(path.join(" "))} ;;`)
  .join("\n")}
    esac
  done`;

const scripts: Readonly<Record<Shell, (commands: readonly CompletedCommand[]) => string>> = {
  bash: (commands) => `# Completes the commands and options of wirepact in bash.
_wirepact() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" words=""
${findCommand(commands, '"${COMP_WORDS[@]:1:COMP_CWORD-1}"')}
  COMPREPLY=()
  case "\${command:+$command }$previous" in
${valuedOptions(commands)
  .map(
    ([place, values]) =>
      `    ${quoted(place)}) ${values.length === 0 ? "compopt -o default" : `COMPREPLY=($(compgen -W ${quoted(values.join(" "))} -- "$current"))`}; return ;;`,
  )
  .join("\n")}
  esac
  case "$command" in
${commands
  .map(
    (command) =>
      `    ${quoted(command.path.join(" "))}) [[ $current == -* ]] && words=${quoted(command.options.map(({ word }) => word).join(" "))} || words=${quoted(following(command).join(" "))} ;;`,
  )
  .join("\n")}
  esac
  if [[ -z $words ]]; then compopt -o default; else COMPREPLY=($(compgen -W "$words" -- "$current")); fi
}
complete -F _wirepact wirepact
`,
  zsh: (commands) => `#compdef wirepact
# Completes the commands and options of wirepact in zsh.
_wirepact() {
  local -a found
${findCommand(commands, '"${(@)words[2,CURRENT-1]}"')}
  case "\${command:+$command }$words[CURRENT-1]" in
${valuedOptions(commands)
  .map(
    ([place, values]) =>
      `    ${quoted(place)}) ${values.length === 0 ? "_files" : `compadd -- ${values.map(quoted).join(" ")}`}; return ;;`,
  )
  .join("\n")}
  esac
  case "$command" in
${commands
  .map(
    (command) =>
      `    ${quoted(command.path.join(" "))}) if [[ $words[CURRENT] == -* ]]; then found=(${described(command.options)}); else found=(${described([...command.commands, ...command.values.map((word) => ({ word, description: "" }))])}); fi ;;`,
  )
  .join("\n")}
  esac
  if (( $#found )); then _describe wirepact found; else _files; fi
}
compdef _wirepact wirepact
`,
  fish: (commands) => {
    const lines = commands.flatMap((command) => {
      const { path, options } = command;
      const inner = command.commands.map(({ word }) => word).join(" ");
      const isHere = path.length === 0 ? "__fish_use_subcommand" : `__fish_seen_subcommand_from ${path.at(-1)}`;
      const isOpen = path.length === 0 || inner === "" ? isHere : `${isHere}; and not __fish_seen_subcommand_from ${inner}`;
      const isParent = path.length < 2 ? isOpen : `__fish_seen_subcommand_from ${path[0]}; and ${isOpen}`;
      const words = [...command.commands, ...command.values.map((word) => ({ word, description: "" }))];
      return [
        ...words.map(
          ({ word, description }) => `complete -c wirepact -n ${quoted(isParent)} -f -a ${quoted(word)} -d ${quoted(description)}`,
        ),
        ...options.map(({ word, short, description, takesValue, values }) =>
          [
            `complete -c wirepact -n ${quoted(isParent)} -l ${word.replace(/^--/, "")}`,
            ...(short === undefined ? [] : [`-s ${short.slice(1)}`]),
            ...(takesValue ? [values.length === 0 ? "-r" : `-x -a ${quoted(values.join(" "))}`] : []),
            `-d ${quoted(description)}`,
          ].join(" "),
        ),
      ];
    });
    return `# Completes the commands and options of wirepact in fish.\n${lines.join("\n")}\n`;
  },
};

/** Words for \`_describe\` of zsh, in which a colon separates the description. */
const described = (words: readonly Word[]): string =>
  words
    .map(({ word, description }) => quoted(`${word.replaceAll(":", String.raw`\:`)}${description === "" ? "" : `:${description}`}`))
    .join(" ");
