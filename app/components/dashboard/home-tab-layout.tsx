import type { ReactNode, RefObject } from 'react';

/**
 * Layout of the home tab. On phones it has one column. On laptops the streak and the focus are in
 * one card to the right of the class, with the donation card below.
 */
export function HomeTabLayout({
  title,
  place,
  classes,
  streak,
  focus,
  more,
  giving,
}: {
  title: string;
  /** Contains the class and the streak, whose height stays reserved while a class is joined. */
  place: RefObject<HTMLDivElement>;
  classes: ReactNode;
  /** Null if the class card shows the week. */
  streak: ReactNode;
  focus: ReactNode;
  more: ReactNode;
  giving: ReactNode;
}) {
  return (
    <div className="home">
      <h1 className="sr-only">{title}</h1>
      <div ref={place} className="home-place">
        <div className="home-column home-classes">{classes}</div>
        <div className="home-streak">{streak}</div>
      </div>
      <div className="home-column home-focus">{focus}</div>
      <div className="home-column home-more">{more}</div>
      <div className="home-column home-giving">{giving}</div>
    </div>
  );
}
