// What the loader imports for `martillo-provider`.
import { defineProviderElement } from "../element/provider-element";

defineProviderElement();
