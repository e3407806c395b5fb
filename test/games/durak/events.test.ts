/** What reasons say can happen to a player of Durak. */
import { describe, expect, test } from 'vitest';
import { after } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';
import { late } from './setting.ts';

describe('taking cards', () => {
  const attacked = after(late(['7C KS', '6H 9D TC JC']), 'attack 7C');
  const TAKES = 'you still have to take the cards of this bout later';

  test('DUR-7 twice in a deal is often', () => {
    const events = happened(attacked, 'take', 'attack KS', 'take');
    expect(events).toContain('you take cards at least twice');
  });

  test('DUR-7 after covering is told, but not the decision to take itself', () => {
    const twice = after(late(['7C 7S', '8C 9D TC JC']), 'attack 7C');
    expect(happened(twice, 'cover 7C 8C', 'add 7S', 'take')).toContain(TAKES);
    const events = happened(attacked, 'take', 'attack KS', 'take');
    expect(events).not.toContain(TAKES);
  });

  test('DUR-7 once is not', () => {
    const events = happened(attacked, 'take', 'attack KS', 'cover KS 6H');
    expect(events).not.toContain('you take cards at least twice');
  });
});
