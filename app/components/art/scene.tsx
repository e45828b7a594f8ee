import dawnStrip from '~/assets/art/scene-dawn-strip.svg?no-inline';
import dawnTall from '~/assets/art/scene-dawn-tall.svg?no-inline';
import dawnWide from '~/assets/art/scene-dawn-wide.svg?no-inline';
import dayStrip from '~/assets/art/scene-day-strip.svg?no-inline';
import dayTall from '~/assets/art/scene-day-tall.svg?no-inline';
import dayWide from '~/assets/art/scene-day-wide.svg?no-inline';
import type { ReactNode } from 'react';
import { joinClassNames } from '~/components/ui/class-names';

export type SceneTime = 'day' | 'dawn';

/** Crop of the picture: a strip above a page on phones, half a screen, or the full width. */
export type SceneCrop = 'strip' | 'tall' | 'wide';

export const SCENE_PICTURES: Record<SceneTime, Record<SceneCrop, string>> = {
  day: { strip: dayStrip, tall: dayTall, wide: dayWide },
  dawn: { strip: dawnStrip, tall: dawnTall, wide: dawnWide },
};

export const SCENE_BOXES: Record<SceneCrop, { width: number; height: number }> = {
  strip: { width: 360, height: 236 },
  tall: { width: 360, height: 330 },
  wide: { width: 1280, height: 770 },
};

/**
 * References to the images. Without them the browser would discard the images, and the page could
 * not show them offline.
 */
const preloadedImages: HTMLImageElement[] = [];

export function preloadScenePictures(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = SCENE_PICTURES[time][crop];
    preloadedImages.push(picture);
  }
}

/**
 * Picture of rooftops at the bottom of a box. A different crop is used from 640 and from 1024
 * pixels. `darkScene` contains the sources for a dark device.
 */
export function RooftopScene({
  time,
  crop,
  tabletCrop,
  laptopCrop,
  darkScene,
  className,
}: {
  time: SceneTime;
  crop: SceneCrop;
  tabletCrop?: SceneCrop;
  laptopCrop?: SceneCrop;
  darkScene?: ReactNode;
  className?: string;
}) {
  return (
    <picture>
      {darkScene}
      {laptopCrop ? (
        <source media="(min-width: 1024px)" srcSet={SCENE_PICTURES[time][laptopCrop]} {...SCENE_BOXES[laptopCrop]} />
      ) : null}
      {tabletCrop ? (
        <source media="(min-width: 640px)" srcSet={SCENE_PICTURES[time][tabletCrop]} {...SCENE_BOXES[tabletCrop]} />
      ) : null}
      <img
        src={SCENE_PICTURES[time][crop]}
        alt=""
        {...SCENE_BOXES[crop]}
        className={joinClassNames('object-cover object-bottom', className)}
      />
    </picture>
  );
}
