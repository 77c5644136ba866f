/** The 80 object classes of COCO 2017, in the order of its training data. */
export const OBJECT_LABELS: readonly string[] = [
  ..."person,bicycle,car,motorcycle,airplane,bus,train,truck,boat,traffic light".split(","),
  ..."fire hydrant,stop sign,parking meter,bench,bird,cat,dog,horse,sheep,cow".split(","),
  ..."elephant,bear,zebra,giraffe,backpack,umbrella,handbag,tie,suitcase,frisbee".split(","),
  ..."skis,snowboard,sports ball,kite,baseball bat,baseball glove,skateboard".split(","),
  ..."surfboard,tennis racket,bottle,wine glass,cup,fork,knife,spoon,bowl,banana".split(","),
  ..."apple,sandwich,orange,broccoli,carrot,hot dog,pizza,donut,cake,chair,couch".split(","),
  ..."potted plant,bed,dining table,toilet,tv,laptop,mouse,remote,keyboard".split(","),
  ..."cell phone,microwave,oven,toaster,sink,refrigerator,book,clock,vase".split(","),
  ..."scissors,teddy bear,hair drier,toothbrush".split(","),
];

/** Those that move by themselves: they're never a part of what they stand on or before. */
export const LIVING: ReadonlySet<string> = new Set(
  "person,bird,cat,dog,horse,sheep,cow,elephant,bear,zebra,giraffe".split(","),
);
