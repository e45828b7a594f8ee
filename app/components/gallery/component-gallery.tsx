import { DrawingExamples } from './drawing-examples';
import { FormComponentExamples } from './form-component-examples';
import { PageComponentExamples } from './page-component-examples';

/** Shows all UI components and drawings, in light and dark theme. */
export function ComponentGallery() {
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
        <FormComponentExamples theme={name} />
        <PageComponentExamples theme={name} />
        <DrawingExamples />
      </div>
    </div>
  );
}
