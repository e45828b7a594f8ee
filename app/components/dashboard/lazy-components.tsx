import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

const cameToday = () => import('./came-today-card');
const cheer = () => import('./cheer-form');
const consent = () => import('./consent-notice');
const confirmPhone = () => import('./confirm-phone-notice');
const greeting = () => import('./home-greeting');
const friends = () => import('./friends-card');
const recap = () => import('./week-recap-card');
const challenge = () => import('./challenge-progress');
const finish = () => import('./completed-challenge-card');
const install = () => import('./install-app-card');
const celebration = () => import('./title-celebration');
const joinBar = () => import('./join-bar');

// The server imports these components immediately, so that rendering does not suspend. A browser
// loads a component when it is first shown.
const parts = import.meta.env.SSR
  ? {
      ...(await cameToday()),
      ...(await cheer()),
      ...(await greeting()),
      ...(await friends()),
      ...(await recap()),
      ...(await confirmPhone()),
      ...(await consent()),
      ...(await challenge()),
      ...(await finish()),
      ...(await install()),
      ...(await celebration()),
      ...(await joinBar()),
    }
  : {
      // If these fail to load, the HTML of the server stays, and its forms work without
      // JavaScript.
      ConfirmPhoneNotice: lazy(async () => ({ default: (await confirmPhone().catch(waitForever)).ConfirmPhoneNotice })),
      ConsentNotice: lazy(async () => ({ default: (await consent().catch(waitForever)).ConsentNotice })),
      CameTodayCard: lazy(async () => ({ default: (await cameToday().catch(waitForever)).CameTodayCard })),
      CheerForm: lazy(async () => ({ default: (await cheer().catch(waitForever)).CheerForm })),
      HomeGreeting: lazy(async () => ({ default: (await greeting().catch(waitForever)).HomeGreeting })),
      FriendsCard: lazy(async () => ({ default: (await friends().catch(waitForever)).FriendsCard })),
      WeekRecapCard: loaded(async () => (await recap()).WeekRecapCard),
      NextTitleCard: loaded(async () => (await cameToday()).NextTitleCard),
      ChallengeProgress: loaded(async () => (await challenge()).ChallengeProgress),
      ChallengeOffer: loaded(async () => (await challenge()).ChallengeOffer),
      CompletedChallengeCard: loaded(async () => (await finish()).CompletedChallengeCard),
      InstallAppCard: loaded(async () => (await install()).InstallAppCard),
      TitleCelebration: loaded(async () => (await celebration()).TitleCelebration),
      JoinBar: loaded(async () => (await joinBar()).JoinBar),
    };

/**
 * Components that are shown to few members. If a component fails to load, the page is shown without
 * it.
 */
export const CameTodayCard = suspended(parts.CameTodayCard);
export const CheerForm = suspended(parts.CheerForm);
export const ConsentNotice = suspended(parts.ConsentNotice);
export const ConfirmPhoneNotice = suspended(parts.ConfirmPhoneNotice);
export const HomeGreeting = suspended(parts.HomeGreeting);
export const FriendsCard = suspended(parts.FriendsCard);
export const WeekRecapCard = suspended(parts.WeekRecapCard);
export const NextTitleCard = suspended(parts.NextTitleCard);
export const ChallengeProgress = suspended(parts.ChallengeProgress);
export const ChallengeOffer = suspended(parts.ChallengeOffer);
export const CompletedChallengeCard = suspended(parts.CompletedChallengeCard);
/** Shown only after scrolling, so it is loaded after the page. */
export const JoinBar = suspended(parts.JoinBar);
export const InstallAppCard = suspended(parts.InstallAppCard);
export const TitleCelebration = suspended(parts.TitleCelebration);

function loaded<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  return lazy(async () => ({ default: await load().catch((): FunctionComponent<Props> => () => null) }));
}

function suspended<Props extends object>(Part: ComponentType<Props>) {
  return function Suspended(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function waitForever(): Promise<never> {
  return new Promise(() => undefined);
}
