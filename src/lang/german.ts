/**
 * Articles and pronouns of German nouns that are only known when a sentence is filled. A sentence writes them for a
 * masculine noun, “der($1) liegt da, und niemand sticht ihn($1)”; the noun's gender puts the right ones in their places.
 */
export type Gender = 'masculine' | 'feminine' | 'neuter';

type Forms = Readonly<Record<Gender, string>>;

/** Articles, by their masculine forms: the nominative, the accusative and the dative. */
const ARTICLES: Readonly<Record<string, Forms>> = {
  der: { masculine: 'der', feminine: 'die', neuter: 'das' },
  den: { masculine: 'den', feminine: 'die', neuter: 'das' },
  dem: { masculine: 'dem', feminine: 'der', neuter: 'dem' },
};

const PRONOUNS: Readonly<Record<string, Forms>> = {
  er: { masculine: 'er', feminine: 'sie', neuter: 'es' },
  ihn: { masculine: 'ihn', feminine: 'sie', neuter: 'es' },
  ihm: { masculine: 'ihm', feminine: 'ihr', neuter: 'ihm' },
};

/** Pronouns of several nouns. */
const PLURAL: Readonly<Record<string, string>> = { er: 'sie', ihn: 'sie', ihm: 'ihnen' };

const DECLINED = /(?<!\p{L})([Dd]er|[Dd]en|[Dd]em|er|ihn|ihm)\(\$(\d)\)/gu;

function articleOf(written: string, gender: Gender): string {
  const article = ARTICLES[written.toLowerCase()]?.[gender] ?? '';
  return written.startsWith('D') ? article.charAt(0).toUpperCase() + article.slice(1) : article;
}

/**
 * The sentence with the articles and pronouns that its fillings ask for; `genderOf` is asked for their places, from 1. A
 * filling without a gender, such as a list of cards, has no article and is spoken of as several.
 */
export const declined = (words: string, genderOf: (place: number) => Gender | undefined): string =>
  words.replace(DECLINED, (_, written: string, place: string) => {
    const gender = genderOf(Number(place));
    const pronoun = PRONOUNS[written];
    if (pronoun !== undefined)
      return gender === undefined ? (PLURAL[written] ?? '') : pronoun[gender];
    return gender === undefined ? `$${place}` : `${articleOf(written, gender)} $${place}`;
  });

/** Whether the words end with an article after which weak nouns and adjectives end in “n”: “den Buben”. */
export const takesWeakEnding = (before: string): boolean =>
  /(?<!\p{L})(den|dem|des|einen|einem)\s$/iu.test(before);

/** Whether the words end with a feminine article in the dative: “der blauen Vierzehn”. */
export const isFeminineDative = (before: string): boolean =>
  /(?<!\p{L})(?:(?:aus|außer|bei|mit|nach|von|unter|über|vor|an|auf|in|zu) (?:der|einer)|zur)\s$/iu.test(
    before,
  );

const NEEDS_NO_ARTICLE =
  /(?<!\p{L})(?:d(?:er|ie|en|em|es)|(?:k?ein|jed|dies|ander)\p{L}*|und|oder|aus|außer|bei|mit|nach|von|unter|über|vor|an|auf|in|zu)\s$/iu;

/** Whether the words end with one after which an adjective and its noun want an article: “spielt die rote Drei”. */
export const wantsArticle = (before: string): boolean =>
  /\p{L}\s$/u.test(before) && !NEEDS_NO_ARTICLE.test(before);

const GENDERED = /(?<!\p{L})(?:der|die|das|den|dem|er|sie|es|ihn|ihm|ihr|ihnen)(?!\p{L})/giu;

/** The words without articles and pronouns, which depend on the gender of what they stand for. */
export const genderless = (words: string): string => words.replace(GENDERED, '~');
