export function chooseAcceptedLanguage<Offered extends string>(
  header: string,
  offered: readonly Offered[],
): Offered | null {
  const preferences = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((q) => q !== undefined);
      return { primary: tag.trim().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { primary } of preferences) {
    const match = offered.find((language) => language === primary);
    if (match) return match;
  }
  return null;
}
