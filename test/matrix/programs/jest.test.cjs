// Run by Jest with the configuration that the READMEs show, which compiles the packages to CommonJS.

const { isTaskRequest, validate } = require("@wirepact/acp-swarm");

test("a required package validates", () => {
  expect(isTaskRequest({})).toBe(false);
  expect(validate({}).issues[0].code).toBe("missing-field");
});
