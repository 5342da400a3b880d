// What the build writes beside the compiled modules: every template of `templates/`, compiled for the run time of Handlebars.

/** The templates by their paths, without the ending. */
export declare const templates: Readonly<Record<string, unknown>>;
