import { berlina, cabrio, coupe, familiar, monovolumen, suv, turismo } from "./cars.js";
import { moto, scooter } from "./bikes.js";
import { carretilla, excavadora, tractor } from "./machines.js";
import { camion, furgoneta, pickup, remolque } from "./vans.js";

/** Every colour as it is mixed into the paint. */
export const colours = {
  blanco: "#e9ebec",
  negro: "#08090a",
  gris: "#4b5056",
  plata: "#a9afb5",
  azul: "#123f86",
  rojo: "#a3101a",
  verde: "#1d4a38",
  naranja: "#d1590f",
  amarillo: "#e3a60c",
};

export const views = {
  frontal: { azimuth: 36, elevation: 8, fov: 18, fill: [0.84, 0.82], drop: 0.0 },
  lateral: { azimuth: 90, elevation: 4, fov: 16, fill: [0.86, 0.8], drop: 0.0 },
  trasera: { azimuth: 144, elevation: 9, fov: 18, fill: [0.84, 0.82], drop: 0.0 },
  detalle: { azimuth: 38, elevation: 8, fov: 20, at: [1.62, 0.56, 0.72], span: 1.75 },
};

const paintwork = ["blanco", "negro", "gris", "plata", "azul", "rojo", "verde"];

export const bodies = {
  turismo: { build: turismo, colours: paintwork },
  berlina: { build: berlina, colours: paintwork },
  familiar: { build: familiar, colours: paintwork },
  suv: { build: suv, colours: paintwork, frame: { detalle: { at: [1.5, 0.72, 0.75], span: 2.3 } } },
  cabrio: { build: cabrio, colours: paintwork },
  coupe: { build: coupe, colours: paintwork },
  monovolumen: { build: monovolumen, colours: paintwork },
  pickup: {
    build: pickup,
    colours: paintwork,
    frame: { detalle: { at: [1.75, 0.75, 0.75], span: 2.5 } },
  },
  furgoneta: {
    build: furgoneta,
    colours: ["blanco", "negro", "gris", "plata", "azul", "rojo"],
    frame: { detalle: { at: [1.85, 0.85, 0.8], span: 2.8 } },
  },
  camion: {
    build: camion,
    colours: ["blanco", "gris", "azul", "rojo", "verde"],
    frame: { detalle: { at: [3.1, 1.35, 0.9], span: 4.4 } },
  },
  moto: {
    build: moto,
    colours: ["negro", "gris", "azul", "rojo", "verde", "naranja"],
    frame: { detalle: { at: [0.3, 0.7, 0.1], span: 1.35 } },
  },
  scooter: {
    build: scooter,
    colours: ["blanco", "negro", "gris", "azul", "rojo", "verde"],
    frame: { detalle: { at: [0.35, 0.8, 0.1], span: 1.25 } },
  },
  tractor: {
    build: tractor,
    colours: ["verde", "rojo", "azul", "amarillo"],
    frame: { detalle: { at: [1.5, 1.15, 0.5], span: 3.2 } },
  },
  excavadora: {
    build: excavadora,
    colours: ["amarillo", "naranja", "blanco"],
    frame: { detalle: { at: [0.4, 1.6, 0.7], span: 4.2 } },
  },
  carretilla: {
    build: carretilla,
    colours: ["amarillo", "naranja", "rojo", "verde"],
    frame: { detalle: { at: [0.5, 0.85, 0.3], span: 2.2 } },
  },
  remolque: {
    build: remolque,
    colours: ["gris", "azul", "rojo", "verde"],
    frame: { detalle: { at: [-0.3, 0.6, 0.9], span: 2.4 } },
  },
};
