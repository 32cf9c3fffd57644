/** What is wrong with a text: each place, and nothing else. */
import { readMlir } from '../../src/mlir/index.ts';
import { checkDiagnostics, parseFixture, type Seen } from '../kit/index.ts';

function check(name: string, text: string): void {
  it(name, () => {
    const fixture = parseFixture(`//- /k.mlir\n${text}`);
    const [file] = fixture.files;
    const seen = readMlir(file!.text).problems.map(
      ({ kind, message, start, end }): Seen => ({
        file: file!.path,
        start,
        end,
        severity: 'error',
        code: kind,
        message,
      }),
    );
    checkDiagnostics(fixture, seen);
  });
}

/** A kernel around some lines. */
const kernel = (body: string): string => `
gpu.module @m {
  gpu.func @k(%x: f32, %n: index, %c: i1, %m: memref<?xf32>) kernel {
${body}
    gpu.return
  }
}
`;

describe('mlir: errors', () => {
  check(
    'each operation that cannot be read is one',
    kernel(`
    %a = arith.addf %x %x : f32
                     //^^ error[syntax]: expected ','
    %b = arith.addi : i32
                  //^ error[syntax]: expected a value
    %d = arith.mulf %x, %x : g32
                           //^^^ error[syntax]: expected a type, found 'g32'
    %e = arith.mulf %x, %x : f32
    `),
  );

  check(
    'names',
    kernel(`
    %a = arith.addf %x, %nope : f32
                      //^^^^^ error[invalid]: \`%nope\` is not defined
    %a = arith.addf %x, %x : f32
  //^^ error[invalid]: \`%a\` is defined already
    %b = arith.addf %later, %x : f32
                  //^^^^^^ error[invalid]: \`%later\` is used before it is defined
    %later = arith.constant 1.0 : f32
    scf.if %c {
      %inner = arith.constant 1.0 : f32
      %x = arith.constant 2.0 : f32
    //^^ error[invalid]: \`%x\` is defined already
    }
    %d = arith.addf %inner, %x : f32
                  //^^^^^^ error[invalid]: \`%inner\` is not defined
    scf.if %c {
      %inner = arith.constant 1.0 : f32
    }
    %two:2 = scf.if %c -> (f32, f32) {
      scf.yield %x, %x : f32, f32
    } else {
      scf.yield %x, %x : f32, f32
    }
    %e = arith.addf %two#1, %two#2 : f32
                          //^^^^^^ error[invalid]: \`%two\` has 2 values, there is no number 2
    `),
  );

  check(
    'types of operands',
    kernel(`
    %i = arith.addi %n, %x : index
                      //^^ error[invalid]: \`%x\` is \`f32\`, not \`index\`
    %a = arith.addi %x, %x : f32
       //^^^^^^^^^^ error[invalid]: operand #0 must be signless-integer-like, but got \`f32\`
    %b = arith.mulf %n, %n : index
       //^^^^^^^^^^ error[invalid]: operand #0 must be floating-point-like, but got \`index\`
    %v = memref.load %m[%x] : memref<?xf32>
                      //^^ error[invalid]: \`%x\` is \`f32\`, not \`index\`
    %w = memref.load %m[%n, %n] : memref<?xf32>
       //^^^^^^^^^^^ error[invalid]: expected 1 indices, got 2: \`memref<?xf32>\`
    memref.store %n, %m[%n] : memref<?xf32>
               //^^ error[invalid]: \`%n\` is \`index\`, not \`f32\`
    %t = arith.extf %x : f32 to f16
       //^^^^^^^^^^ error[invalid]: result type \`f16\` must be wider than operand type \`f32\`
    %big = arith.constant 300 : i8
         //^^^^^^^^^^^^^^ error[invalid]: integer constant out of range for attribute
    `),
  );

  check(
    'blocks',
    `
gpu.module @m {
  gpu.func @k(%c: i1, %x: f32) kernel {
    cf.cond_br %c, ^one(%x : f32), ^three
                                 //^^^^^^ error[invalid]: there is no block \`^three\`
  ^one(%a: f32):
    %y = arith.addf %a, %z : f32
                      //^^ error[invalid]: \`%z\` is used before it is defined
    cf.br ^two(%c : i1)
             //^^ error[invalid]: \`^two\` takes \`f32\` here, not \`i1\`
  ^two(%b: f32):
    %z = arith.addf %b, %b : f32
    cf.br ^one
        //^^^^ error[invalid]: \`^one\` takes 1 value, 0 are given
  }
}
`,
  );

  check(
    'workgroup memory',
    `
#ws = #gpu.address_space<workgroup>
gpu.module @m {
  gpu.func @k(%n: index) workgroup(%w: memref<4xf32, 5>) kernel {
                                 //^^ error[invalid]: must be a memref in workgroup memory
    %a = gpu.dynamic_shared_memory : memref<?xi8, #ws>
    %b = gpu.dynamic_shared_memory : memref<?xf32, #ws>
       //^^^^^^^^^^^^^^^^^^^^^^^^^ error[invalid]: result #0 must be 1D memref of 8-bit signless integer values, but got \`memref<?xf32, #gpu.address_space<workgroup>>\`
    %d = gpu.dynamic_shared_memory : memref<64xi8, #ws>
       //^^^^^^^^^^^^^^^^^^^^^^^^^ error[invalid]: the result must have a dynamic size
    %e = gpu.dynamic_shared_memory : memref<?xi8, 3>
       //^^^^^^^^^^^^^^^^^^^^^^^^^ error[invalid]: the memory space must be
    %v = memref.view %a[%n][%n] : memref<?xi8, #ws> to memref<4xf32, #ws>
       //^^^^^^^^^^^ error[invalid]: \`memref<4xf32, #gpu.address_space<workgroup>>\` has 0 dynamic sizes, 1 is given
    %u = memref.view %a[%n][] : memref<?xi8, #ws> to memref<4xf32>
       //^^^^^^^^^^^ error[invalid]: \`memref.view\` does not go from the memory space
    gpu.return
  }
}
`,
  );

  check(
    'launches',
    `
gpu.module @m {
  gpu.func @k(%x: f32) kernel { gpu.return }
  gpu.func @k() kernel { gpu.return }
         //^^ error[invalid]: \`@k\` is defined already
  func.func @f() { return }
}
func.func @host(%x: f32, %n: index, %s: index) {
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32)
  gpu.launch_func @m::@q blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32)
                //^^^^^^ error[invalid]: there is no kernel \`@q\` in \`@m\`
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n)
                //^^^^^^ error[invalid]: the kernel takes 1 argument, 0 are given
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%n : index)
                                                                           //^^ error[invalid]: the kernel takes \`f32\` here, not \`index\`
  gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) dynamic_shared_memory_size %s args(%x : f32)
                                                                                                 //^^ error[invalid]: \`%s\` is \`index\`, not \`i32\`
  return
}
`,
  );

  check(
    'an operation that nobody knows may give and take anything',
    kernel(`
    %a = foo.bar %x, %n {flag} : (f32, index) -> f32
    %b = arith.addf %a, %x : f32
    %c2 = arith.cmpi slt, %a, %n : index
    foo.long %x,
             %n : f32,
             "text" to %a : f32
    foo.region %x {
      ^bb0(%q: f32):
        foo.yield %q : f32
    }
    %t:3 = "foo.generic"(%x) ({
    ^bb0(%own: f32):
      "foo.end"(%own) : (f32) -> ()
    }) {a = [1, 2], b = #foo.attr<x, y>} : (f32) -> (f32, index, !foo.type<4>)
    %d = arith.addi %t#1, %n : index
    `),
  );

  check(
    'texts of tests with a line between are texts of their own',
    `
gpu.module @m { gpu.func @k() kernel { gpu.return } }
// -----
gpu.module @m { gpu.func @k() kernel { gpu.return } }
`,
  );
});
