import { type ComponentType, useLayoutEffect } from "react";
import { localeTag } from "../i18n";
import { EventTargetContext, MartilloProvider } from "../state/react";
import type { MartilloSettings } from "../state/page";
import type { Emit } from "../state/events";
import { WidgetBoundary } from "./WidgetBoundary";

/** What an element tells the React tree inside it. */
export interface ElementHost {
  tag: string;
  settings: MartilloSettings;
  /** Dispatches on the element. */
  emit: Emit;
  /** Something is on the screen. */
  onShown(): void;
}

export interface ElementRootProps {
  host: ElementHost;
  component: ComponentType<Record<string, unknown>>;
  componentProps: Record<string, unknown>;
}

/** Everything between a shadow root and its widget: settings, events, theme, boundary. */
export function ElementRoot({ host, component: Widget, componentProps }: ElementRootProps) {
  const { theme, ...settings } = host.settings;
  const { onShown } = host;
  useLayoutEffect(onShown, [onShown]);
  return (
    <MartilloProvider {...settings}>
      <EventTargetContext value={host.emit}>
        <div className="martillo-root" data-theme={theme} lang={localeTag(settings.locale ?? "es")}>
          <WidgetBoundary widget={host.tag}>
            <Widget {...componentProps} />
          </WidgetBoundary>
        </div>
      </EventTargetContext>
    </MartilloProvider>
  );
}
