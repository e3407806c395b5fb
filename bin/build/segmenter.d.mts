/** What packages in the bundle make in place of an `Intl.Segmenter`. */
export class LateSegmenter implements Intl.Segmenter {
  constructor(locales?: Intl.LocalesArgument, options?: Intl.SegmenterOptions);
  static supportedLocalesOf(locales: Intl.LocalesArgument): string[];
  resolvedOptions(): Intl.ResolvedSegmenterOptions;
  segment(text: string): Intl.Segments;
}
