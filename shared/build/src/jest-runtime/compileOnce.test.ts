import vm from 'node:vm';

const { createCompileOnce } = require('./compileOnce.cjs') as {
  createCompileOnce: (compileFunction: typeof vm.compileFunction) => typeof vm.compileFunction;
};

const compileOnce = createCompileOnce(vm.compileFunction);

const compile = (code: string, context: vm.Context, filename = '/made/up.js') =>
  compileOnce(code, ['value'], { filename, parsingContext: context }) as (value?: unknown) => unknown;

describe('compiling a file once', () => {
  test('runs it with the globals of each context', () => {
    const code = 'return name + value;';
    const results = ['first', 'second'].map((name) => compile(code, vm.createContext({ name }))(1));
    expect(results).toEqual(['first1', 'second1']);
  });

  test('compiles once, however many contexts there are', () => {
    const { Script: RealScript } = vm;
    const Script = jest
      .spyOn(vm, 'Script')
      .mockImplementation((code, options) => new RealScript(code, options));
    for (let count = 0; count < 3; count += 1) compile('return 1;', vm.createContext(), '/counted.js')();
    expect(Script).toHaveBeenCalledTimes(1);
    Script.mockRestore();
  });

  test('compiles again if the code of the file is another', () => {
    const context = vm.createContext();
    expect([compile('return 1;', context)(), compile('return 2;', context)()]).toEqual([1, 2]);
  });

  test('reports errors where they are in the file', () => {
    const getStack = (code: string, filename: string) => {
      const run = compile(code, vm.createContext(), filename);
      try {
        run();
      } catch (error) {
        return (error as Error).stack;
      }
      return '';
    };
    expect(getStack('throw new Error("first line");', '/one.js')).toContain('/one.js:1:7');
    expect(getStack('\n  throw new Error("second line");', '/two.js')).toContain('/two.js:2:9');
  });

  test('leaves files with import() and code without a context to the original', () => {
    const original = jest.fn(vm.compileFunction);
    const compileSome = createCompileOnce(original);
    compileSome('return import("node:fs");', [], {
      filename: '/dynamic.js',
      parsingContext: vm.createContext(),
    });
    compileSome('return 1;', [], { filename: '/plain.js' });
    expect(original).toHaveBeenCalledTimes(2);
  });
});
