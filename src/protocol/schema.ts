/** The JSON Schema of a published observation, made from the game's own schema. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyGame } from '../engine/game.ts';

export const jsonSchemaOf = ({ id, names, published: { schema } }: AnyGame): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: `${names.en} (${id}): an observation`,
  ...toJsonSchema(schema, { target: 'draft-2020-12' }),
});
