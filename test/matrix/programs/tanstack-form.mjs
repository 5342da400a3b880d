// TanStack Form validates the values of a form with a Standard Schema.

import { FormApi } from "@tanstack/form-core";
import { taskRequestSchema } from "@wirepact/acp-swarm";
import { invalid, valid } from "./messages.mjs";

const states = [];
for (const defaultValues of [valid, invalid]) {
  const form = new FormApi({ defaultValues, validators: { onSubmit: taskRequestSchema } });
  form.mount();
  await form.handleSubmit();
  states.push([form.state.isValid, Object.keys(form.state.errors[0] ?? {})]);
}
console.log(JSON.stringify(states));
