-- Opens a spec in Neovim with the language server, and writes what the editor got to a file as JSON.
local node, program, spec, out = vim.env.NODE_PROGRAM, vim.env.WIREPACT, vim.env.SPEC, vim.env.OUT
vim.cmd("edit " .. vim.fn.fnameescape(spec))
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "wirepact", cmd = { node, program, "lsp" }, root_dir = vim.fn.fnamemodify(spec, ":h") })
vim.lsp.buf_attach_client(buffer, client)

local function wait(condition)
  if not vim.wait(20000, condition, 20) then error("the language server does not answer") end
end
local function request(method, line, character, more)
  local parameters = { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = character } }
  local answer = vim.lsp.buf_request_sync(buffer, method, vim.tbl_extend("force", parameters, more or {}), 20000)
  return answer[client].result
end
local function find(text)
  for index, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    local at = string.find(line, text, 1, true)
    if at then return index - 1, at - 1 end
  end
  error("not found: " .. text)
end

local ok, problem = pcall(function()
  local result = {}
  wait(function() return #vim.diagnostic.get(buffer) > 0 end)
  result.diagnostics = vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(buffer))
  local line, character = find("type: integr")
  result.completion = vim.tbl_map(function(each) return each.label end, request("textDocument/completion", line, character + 12))
  line, character = find("flour: rye }")
  result.definition = request("textDocument/definition", line, character + 8)[1].range.start.line
  local edit = request("textDocument/rename", line, character + 8, { newName = "dark" })
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  result.text = table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
  vim.fn.writefile({ vim.fn.json_encode(result) }, out)
end)
if not ok then vim.fn.writefile({ vim.fn.json_encode({ problem = tostring(problem) }) }, out) end
vim.cmd("qall!")
