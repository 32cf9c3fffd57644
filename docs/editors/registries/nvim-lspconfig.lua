--- lsp/warplens.lua of nvim-lspconfig: `vim.lsp.enable('warplens')`, from Neovim 0.11 on.
---
--- https://github.com/warplens/warplens
---
--- Findings, hovers and compiled code for GPU kernels in Rust, beside rust-analyzer; PTX and AMDGCN assembly alone.

---@type vim.lsp.Config
return {
  cmd = { 'warplens', 'lsp', '--stdio' },
  filetypes = { 'rust', 'ptx', 'mlir', 'asm' },
  root_markers = { 'warplens.toml', 'Cargo.toml', '.git' },
}
