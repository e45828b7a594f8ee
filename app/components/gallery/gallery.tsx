import { Drawings } from './drawings';
import { FormPrimitives } from './form-primitives';
import { PagePrimitives } from './page-primitives';

/** Shows all UI components and drawings, in light and dark theme. */
export function Gallery() {
  return (
    <main className="grid lg:grid-cols-2">
      <Theme name="light" title="By day" />
      <Theme name="dark" title="Before dawn" />
    </main>
  );
}

function Theme({ name, title }: { name: 'light' | 'dark'; title: string }) {
  return (
    <div data-theme={name} className="bg-wall px-4 py-8 text-ink sm:px-8">
      <div className="mx-auto grid max-w-[560px] grid-cols-[minmax(0,1fr)] gap-8">
        <h1 className="text-step-3">{title}</h1>
        <FormPrimitives theme={name} />
        <PagePrimitives theme={name} />
        <Drawings />
      </div>
    </div>
  );
}
