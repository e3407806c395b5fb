/** The JSON Schema of what programs are told of an observation, made from the game's own schema. */
import { toJsonSchema } from '@valibot/to-json-schema';
import type { AnyGame } from '../engine/game.ts';

/** Undefined if the game publishes none. */
export const jsonSchemaOf = ({ names, published }: AnyGame): object | undefined =>
  published && {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${names.en}: an observation`,
    ...toJsonSchema(published.schema, { target: 'draft-2020-12' }),
  };
