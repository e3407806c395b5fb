/** A copy of a state, to be changed field by field before anyone else sees it. */
export type Draft<S> = { -readonly [Key in keyof S]: S[Key] };
