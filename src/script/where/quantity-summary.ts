/** What a quantity is in many deals: its average and how often it has each value, with standard errors. */
import { type Estimate, estimateOf, proportion } from '../../engine/estimate.ts';
import type { DealQuantity } from './condition.ts';
import type { OpenDeal } from './open-deal.ts';

/** How often a quantity has a value. */
interface Frequency {
  readonly value: number;
  readonly count: number;
  /** The share of all deals, and its standard error. */
  readonly share: Estimate;
}

export class QuantitySummary {
  readonly quantity: DealQuantity;
  readonly #counts = new Map<number, number>();
  #deals = 0;
  #sum = 0;
  #squares = 0;

  constructor(quantity: DealQuantity) {
    this.quantity = quantity;
  }

  /** Counts a deal, and returns the quantity in it. */
  add(deal: OpenDeal): number {
    const value = this.quantity.of(deal);
    this.#deals++;
    this.#sum += value;
    this.#squares += value * value;
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1);
    return value;
  }

  get average(): Estimate {
    return estimateOf(this.#deals, this.#sum, this.#squares);
  }

  /** The values that have occurred, the smallest first. */
  get frequencies(): readonly Frequency[] {
    return [...this.#counts]
      .sort(([one], [other]) => one - other)
      .map(([value, count]) => ({ value, count, share: proportion(count, this.#deals) }));
  }
}
