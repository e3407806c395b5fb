/** Parts of the page at the end: notes, the points deal by deal, all hands, what is known with all cards open. */
import type { ReactNode } from 'react';
import type { Region } from '../../../engine/table.ts';
import { columns } from '../../../lang/report.ts';
import { joinTexts, same, type Text } from '../../../lang/text.ts';
import { SCORE } from '../../messages/end.ts';
import { LAST_TRICK } from '../../messages/windows.ts';
import { useStage } from '../../parts/use-stage.ts';
import { Fixed, Sentence, Words } from '../../parts/words.tsx';
import { nameOf, phrase, type Stage, say } from '../../render-context.ts';
import { tokenRuns } from '../../table/cards/cards.tsx';
import { cardsShown, type Scene } from '../../table/scene.ts';
import { plainText, type Runs, run } from '../../theme/style.ts';
import { CardGroup, type Group } from './card-group.tsx';
import { PostMortem } from './score.tsx';
import { gained, ofParty, type Scored } from './scored.ts';
import { longest, partyRuns } from './standings.tsx';

interface PartProps {
  readonly title: Text;
  readonly children: ReactNode;
}

export const Part = ({ title, children }: PartProps): ReactNode => (
  <Fixed flexDirection="column" marginTop={1}>
    <Sentence of={title} tone="accent" bold />
    {children}
  </Fixed>
);

interface NoteProps {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** A few facts: a part of their own in wide windows, else a line. */
export function Note({ title, lines }: NoteProps): ReactNode {
  const stage = useStage();
  if (stage.measures.panel === 0) {
    const heading = run(`${say(stage, title)}  `, { tone: 'accent', bold: true });
    return <Words of={[heading, run(say(stage, joinTexts(lines, ' · ')))]} wrap="wrap" />;
  }
  return (
    <Part title={title}>
      {lines.map((line) => (
        <Sentence key={line.en} of={line} wrap="wrap" />
      ))}
    </Part>
  );
}

interface ScoredProps {
  readonly scored: Scored;
}

/** The post-mortem, or that it is being computed. */
export function Findings({ scored }: ScoredProps): ReactNode {
  if (scored.game.extras.postMortem === undefined) return null;
  const facts = scored.known(scored.outcomes.length);
  if (facts?.length === 0) return null;
  return (
    <Fixed flexDirection="column" marginTop={1}>
      {facts === undefined ? (
        <Sentence of={SCORE.computing} tone="faint" />
      ) : (
        <PostMortem scored={scored} facts={facts} />
      )}
    </Fixed>
  );
}

/** The points of the last deals, as many as have room. */
export function ByDeal({ scored, width }: ScoredProps & { readonly width: number }): ReactNode {
  const stage = useStage();
  const { outcomes, parties } = scored;
  const names = parties.map((party) => plainText(partyRuns(stage, scored, party, {})));
  const table = (from: number): readonly string[] => {
    const shown = outcomes.slice(from);
    const rows = parties.map((party, at) => [
      (names[at] ?? '').padEnd(longest(names)),
      ...shown.map(({ points }) => gained(ofParty(points, party))),
    ]);
    const heads = ['', ...shown.map((_, at) => String(from + at + 1))];
    const lines = columns([heads, ...rows], 'right').split('\n');
    return shown.length > 1 && longest(lines) > width ? table(from + 1) : lines;
  };
  return <Note title={SCORE.byDeal} lines={table(0).map(same)} />;
}

const LAID: readonly Region['role'][] = ['hand', 'row', 'meld', 'trick'];

/** What lies open at the end of a deal, whoever it belongs to together. */
function laidIn({ table }: Scene): readonly (readonly Region[])[] {
  const laid = table.regions.filter(({ role, cards }) => LAID.includes(role) && cards.length > 0);
  const owners = [...new Set(laid.map(({ owner, id }) => owner ?? id))];
  return owners.map((one) => laid.filter(({ owner, id }) => (owner ?? id) === one));
}

const labelOf = (stage: Stage, { voices }: Scene, [region]: readonly Region[]): Runs =>
  region?.owner === undefined
    ? phrase(stage, voices, region?.label ?? same(''), { bold: true })
    : [run(nameOf(voices, region.owner), { bold: true })];

/** A group for each player; of a trick, one for each card. */
const groupsOf = (stage: Stage, scene: Scene): readonly Group[] =>
  laidIn(scene).flatMap((own): readonly Group[] => {
    const faces = own.flatMap(({ cards }) => cards);
    const cards = faces.map(({ card }) => card);
    if (own[0]?.lastTrick !== true) return [{ cards, caption: labelOf(stage, scene, own) }];
    return faces.map(({ card, by = -1, marks = [] }) => ({
      cards: [card],
      caption: [run(nameOf(scene.voices, by), { bold: true })],
      isLit: marks.includes('wins'),
    }));
  });

/** So many cards are drawn, in windows that have room; more are told. */
const FEW = 16;

export const areFew = ({ measures }: Stage, scene: Scene): boolean =>
  measures.name !== 'compact' &&
  laidIn(scene)
    .flat()
    .flatMap(({ cards }) => cards).length <= FEW;

interface HandsProps {
  readonly scene: Scene;
  /** In lines, however few they are. */
  readonly isTold?: boolean;
}

/** All hands, and the last trick. */
export function Hands({ scene, isTold = false }: HandsProps): ReactNode {
  const stage = useStage();
  const laid = laidIn(scene);
  if (laid.length === 0) return null;
  const isTrick = laid.every(([region]) => region?.lastTrick === true);
  const told = (own: readonly Region[]): Runs =>
    tokenRuns(
      stage,
      own.flatMap((region) => cardsShown(stage, scene, region)),
    );
  const named = (own: readonly Region[]): Runs => [...labelOf(stage, scene, own), run('  ')];
  return (
    <Part title={isTrick ? LAST_TRICK.title : SCORE.open}>
      {!isTold && areFew(stage, scene) ? (
        <Fixed flexWrap="wrap" columnGap={2}>
          {groupsOf(stage, scene).map((group, at) => (
            <CardGroup key={String(at)} pack={scene.pack} {...group} />
          ))}
        </Fixed>
      ) : (
        laid.map((own, at) => (
          <Words key={String(at)} of={[...(isTrick ? [] : named(own)), ...told(own)]} wrap="wrap" />
        ))
      )}
    </Part>
  );
}
