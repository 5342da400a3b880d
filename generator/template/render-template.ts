/** Renders a template by its path under `templates/`, without `.hbs`. */
export type RenderTemplate = (name: string, view: object) => string;
