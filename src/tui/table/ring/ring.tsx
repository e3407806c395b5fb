/** A table of places to which cards are laid: the places around the card in hand, each with its key and how much lies there. */
import type { ReactNode } from 'react';
import type { Home, Region } from '../../../engine/table.ts';
import { Fixed, type Placed, Words } from '../../components/words.tsx';
import { phrase, say, useStage } from '../../context/render-context.ts';
import type { Shape } from '../../terminal/measures.ts';
import { type Runs, run, type Style } from '../../theme/theme.ts';
import { cardsShown } from '../cards/cards-shown.ts';
import { Card } from '../cards/fan.tsx';
import { OpenCards } from '../middle/laid.tsx';
import { Empty } from '../middle/pile.tsx';
import { focusedRegion, type Scene, useScene } from '../scene/scene.ts';
import { cornerAt, heldCard, hourAt, isNamedAbove, nameAt, type Spot } from './plan.ts';

const isFull = ({ laid, of }: Home): boolean => laid >= of;

interface PlacedCardProps {
  readonly region: Region;
  readonly at: Spot;
  readonly shape: Shape;
  readonly focus?: boolean;
  /** All cards lie there and are turned over. */
  readonly isTurned?: boolean;
}

const lyingAt = ({ count, cards }: Region): number => count ?? cards.length;

/** The top card of a region at its place, which can be pointed at in a turn. */
function PlacedCard({ region, at, shape, focus = false, isTurned }: PlacedCardProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const control: Placed | undefined =
    scene.picking === undefined || region.slot === undefined
      ? undefined
      : ['control', `whole:${region.id}`];
  const top = cardsShown(stage, scene, region).at(-1) ?? (lyingAt(region) > 0 ? {} : undefined);
  const card = isTurned ? {} : top;
  return (
    <Fixed position="absolute" marginLeft={at.x} marginTop={at.y} {...shape}>
      <Fixed place={['region', region.id]} {...shape}>
        <Fixed place={control} {...shape}>
          <Fixed place={['spot', `${region.id}/top`]} {...shape}>
            {card !== undefined && <Card card={{ ...card, focus }} shape={shape} />}
            {card === undefined && region.role !== 'hand' && <Empty shape={shape} />}
          </Fixed>
        </Fixed>
      </Fixed>
    </Fixed>
  );
}

/** Longer names give way to the letter that names the place. */
const MOST = 2;

interface NamedProps extends Filled {
  readonly focus?: boolean;
}

const styleOf = (home: Home): Style => (isFull(home) ? { tone: 'faint' } : { bold: true });

/** The sign of a place where cards are laid: its name or, if that is long, its key. */
export function HomeSign({ home, region, focus = false }: NamedProps): ReactNode {
  const stage = useStage();
  const name = say(stage, region.label);
  const sign = name.length > MOST ? say(stage, home.key).toUpperCase() : name;
  return (
    <Fixed is={focus ? 'cursor' : 'panel'} width={4} height={1} paddingX={1}>
      <Words of={[run(sign, focus ? { bold: true } : styleOf(home))]} />
    </Fixed>
  );
}

/** A dot for each card that belongs to a place: filled once it lies there. */
export function HomeDots({ home, focus = false }: NamedProps): ReactNode {
  const { counters } = useStage().theme.glyphs;
  const [laid, , , missing] = counters;
  const dots: Runs = [
    run(laid.repeat(home.laid), focus ? { tone: 'accent' } : styleOf(home)),
    run(missing.repeat(Math.max(0, home.of - home.laid)), { tone: 'faint' }),
  ];
  return <Words of={dots} />;
}

interface HomeNameProps extends NamedProps {
  readonly index: number;
  readonly at: Spot;
}

/** The key of a place to lay cards and how much lies there, beside or above it as there is room. */
function HomeName({ index, at, ...named }: HomeNameProps): ReactNode {
  const isLine = isNamedAbove(index);
  return (
    <Fixed
      position="absolute"
      marginLeft={at.x}
      marginTop={at.y}
      flexDirection={isLine ? 'row' : 'column'}
      columnGap={1}
    >
      <HomeSign {...named} />
      <HomeDots {...named} />
    </Fixed>
  );
}

interface OtherProps {
  readonly region: Region;
  readonly room: Shape;
  readonly card: Shape;
}

/** Cells up to the place at three o'clock. */
const widthFor = (room: Shape, card: Shape, { x }: Spot): number =>
  cornerAt(room, card, hourAt(2)).x - x - 1;

/** A region that is neither a place nor in hand: within, at the right, with its name above. */
function Other({ region, room, card }: OtherProps): ReactNode {
  const stage = useStage();
  const scene = useScene();
  const { x } = hourAt(Number.POSITIVE_INFINITY);
  const at = cornerAt(room, card, { x: -x, y: 0 });
  return (
    <>
      {region.role === 'row' ? (
        <Fixed position="absolute" marginLeft={at.x} marginTop={at.y}>
          <OpenCards region={region} width={widthFor(room, card, at)} height={card.height} />
        </Fixed>
      ) : (
        <PlacedCard region={region} at={at} shape={card} />
      )}
      <Fixed position="absolute" marginLeft={at.x} marginTop={at.y - 1}>
        <Words
          of={[
            ...phrase(stage, scene.voices, region.label, { tone: 'faint' }),
            run(` ${lyingAt(region)}`, { bold: true }),
          ]}
        />
      </Fixed>
    </>
  );
}

export interface Filled {
  readonly home: Home;
  readonly region: Region;
}

/** The places with what lies there. */
export const filledHomes = ({ table }: Scene): readonly Filled[] =>
  (table.homes ?? []).flatMap((home) => {
    const region = table.regions.find(({ id }) => id === home.region);
    return region === undefined ? [] : [{ home, region }];
  });

const isHand = ({ role }: Region): boolean => role === 'hand';

/** Whatever is not a place of its own. */
const othersIn = ({ table }: Scene): readonly Region[] =>
  table.regions.filter(({ id }) => !table.homes?.some(({ region }) => region === id));

/**
 * Places to lay cards in a ring around the card in hand. Their names are drawn after the cards, whose shadows would
 * hide them.
 */
export function RingTable(room: Shape): ReactNode {
  const scene = useScene();
  const { table: card } = useStage().measures;
  const homes = filledHomes(scene);
  const others = othersIn(scene);
  const hand = others.find(isHand);
  const [beside] = others.filter((region) => !isHand(region));
  const held = heldCard(room, card);
  const focused = scene.picking === undefined ? undefined : focusedRegion(scene);
  const cornerOf = (index: number): Spot => cornerAt(room, card, hourAt(index));
  return (
    <Fixed width={room.width} height={room.height}>
      {homes.map(({ home, region }, index) => (
        <PlacedCard
          key={region.id}
          region={region}
          at={cornerOf(index)}
          shape={card}
          focus={focused === region.id}
          isTurned={isFull(home)}
        />
      ))}
      {hand !== undefined && (
        <PlacedCard region={hand} at={cornerAt(room, card, { x: 0, y: 0 }, held)} shape={held} />
      )}
      {beside !== undefined && <Other region={beside} room={room} card={card} />}
      {homes.map(({ home, region }, index) => (
        <HomeName
          key={region.id}
          {...{ home, region, index }}
          at={nameAt(index, card, cornerOf(index))}
          focus={focused === region.id}
        />
      ))}
    </Fixed>
  );
}
