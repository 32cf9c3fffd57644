/** The generator of the site, which has no declarations of its own. */
declare module '@11ty/eleventy' {
  /** One build of a site; `config` is called with the generator's configuration. */
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly quietMode?: boolean;
        readonly configPath?: string;
        // biome-ignore lint/suspicious/noExplicitAny: callers name the part that they use
        config?(given: any): object | undefined;
      },
    );
    write(): Promise<void>;
  }
}
