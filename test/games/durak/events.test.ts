/** What reasons say can happen to a player of Durak. */
import { describe, expect, test } from 'vitest';
import { after } from '../../support/play.ts';
import { happened } from '../../support/unfolded.ts';
import { late } from './setting.ts';

describe('taking cards', () => {
  const attacked = after(late(['7C KS', '6H 9D TC JC']), 'attack 7C');
  const TAKES = 'you take the cards of this bout';

  test('DUR-7 twice in a deal is often', () => {
    const events = happened(attacked, 'take', 'attack KS', 'take');
    expect(events).toContain(TAKES);
    expect(events).toContain('you take cards at least twice');
  });

  test('DUR-7 once is not', () => {
    const events = happened(attacked, 'take', 'attack KS', 'cover KS 6H');
    expect(events).toContain(TAKES);
    expect(events).not.toContain('you take cards at least twice');
  });
});
