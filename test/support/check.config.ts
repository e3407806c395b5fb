/** Everything that `npm run check` runs: the tests of the product and, in `test/checks`, those of the tools. */
import { defineConfig } from 'vitest/config';
import product, { PRODUCT_ONLY } from './vitest.config.ts';

const { test } = product;
const exclude = test?.exclude?.filter((pattern) => !PRODUCT_ONLY.includes(pattern)) ?? [];

export default defineConfig({ ...product, test: { ...test, exclude } });
