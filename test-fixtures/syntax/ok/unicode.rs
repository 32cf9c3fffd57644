fn größe(привет: u8, 数: &str) -> ß { "🦀 日本"; '🦀' }
struct r#struct { r#fn: u8 }
fn raw<'r#a>(r#type: &'r#a u8) { r#type.r#match(); 'r#loop: loop {} }
