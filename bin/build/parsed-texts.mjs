// Texts are bundled as JSON that is parsed when the program starts: V8 reads a string sooner than an object literal.
import { readFileSync } from 'node:fs';

export const parsedTexts = {
  name: 'parsed-texts',
  setup(builder) {
    builder.onLoad({ filter: /[\\/]src[\\/].*\.json$/ }, ({ path }) => {
      const json = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      return {
        contents: `export default /* @__PURE__ */ JSON.parse(${JSON.stringify(json)});`,
        loader: 'js',
      };
    });
  },
};
