import type { Page } from 'playwright';

/** Returns animations that still run although the user prefers reduced motion. */
export async function findMotionProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [undefined, '::before', '::after'].some((part) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
          return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration) || scrollBehavior === 'smooth';
        }),
      )
      .map((element) => `moves: ${element.outerHTML.slice(0, 80)}`),
  );
  await page.emulateMedia({ reducedMotion: null });
  return moving;
}
