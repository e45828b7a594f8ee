/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

W/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

W/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

~/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

|/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

|/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

|/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

R/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

R/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

W/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

W/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

R/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

3/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

6/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

2/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

3/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

6/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

3/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

6/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

3/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

3/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

1/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

2/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

8/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

7/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

7/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

F/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

k/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

k/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

I/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

y/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

k/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

6/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

4/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

1/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

2/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

4/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

*/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

f/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

T/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

1/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

2/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

4/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

?/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

w/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

d/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

h/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

6/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

4/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

0/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

S/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

C/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

:/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

n/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

g/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

"/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

./** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

x/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

[/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

]/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

=/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

{/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

(/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

j/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

v/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

j/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

-/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

b/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

o/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

'/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

,/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

l/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

s/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

N/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

a/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

m/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

</** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

//** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

p/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

i/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

c/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

t/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

u/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

r/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

e/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

>/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

 /** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

)/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

;/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

}/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}


/** Pictures for a page that is drawn when nothing can be fetched; a browser forgets those that nobody holds. */
const kept: HTMLImageElement[] = [];

/** Fetches a scene in the background and keeps it. */
export function keepScene(time: SceneTime, crops: readonly SceneCrop[]): void {
  for (const crop of crops) {
    const picture = new Image();
    picture.src = pictures[time][crop];
    kept.push(picture);
  }
}

