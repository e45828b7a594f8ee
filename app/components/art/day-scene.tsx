import { useTheme } from '~/components/ui/use-theme';
import { RooftopScene, SCENE_BOXES, SCENE_PICTURES, type SceneCrop } from './scene';

const DARK = 'screen and (prefers-color-scheme: dark)';

/** The rooftops by day, or before dawn in the dark theme. */
export function DayScene({
  crop,
  tabletCrop,
  laptopCrop,
  className,
}: {
  crop: SceneCrop;
  tabletCrop: SceneCrop;
  laptopCrop: SceneCrop;
  className: string;
}) {
  const theme = useTheme();
  const dark = [
    { media: `${DARK} and (min-width: 1024px)`, of: laptopCrop },
    { media: `${DARK} and (min-width: 640px)`, of: tabletCrop },
    { media: DARK, of: crop },
  ];
  return (
    <RooftopScene
      time={theme === 'dark' ? 'dawn' : 'day'}
      {...{ crop, tabletCrop, laptopCrop, className }}
      darkScene={
        theme === 'auto'
          ? dark.map(({ media, of }) => (
              <source key={media} media={media} srcSet={SCENE_PICTURES.dawn[of]} {...SCENE_BOXES[of]} />
            ))
          : null
      }
    />
  );
}
