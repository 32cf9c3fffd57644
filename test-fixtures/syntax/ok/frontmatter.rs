---cargo
[dependencies]
---

fn with_bom_and_frontmatter() {}
